/** Codes of UN/ECE Recommendation 20 for units as they are written in the four languages, in small letters without full stops. */
const codes: readonly (readonly [code: string, words: readonly string[]])[] = [
  ['HUR', ['h', 'hod', 'hodina', 'hodiny', 'hodin', 'hodín', 'time', 'timer', 'hour', 'hours', 'hr', 'hrs']],
  ['DAY', ['deň', 'dni', 'dní', 'den', 'dny', 'dnů', 'dag', 'dage', 'day', 'days']],
  [
    'MON',
    [
      'mes',
      'mesiac',
      'mesiace',
      'mesiacov',
      'měs',
      'měsíc',
      'měsíce',
      'měsíců',
      'md',
      'mdr',
      'måned',
      'måneder',
      'month',
      'months',
    ],
  ],
  ['ANN', ['rok', 'roky', 'rokov', 'let', 'år', 'year', 'years']],
  ['H87', ['ks', 'kus', 'kusy', 'kusov', 'kusů', 'stk', 'pc', 'pcs', 'piece', 'pieces']],
];

const codeOfWord = new Map(codes.flatMap(([code, words]) => words.map((word) => [word, code] as const)));

/** Code of a unit as somebody has written it; `C62`, one, for any other (BR-23, BR-CL-23). */
export const unitCodeOf = (unit: string): string =>
  codeOfWord.get(unit.trim().toLowerCase().replace(/\.$/, '')) ?? 'C62';
