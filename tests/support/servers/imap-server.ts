import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';

/** A mail of a folder. */
type StoredMail = { uid: number; source: Buffer; flags: Set<string> };
type Folder = { uidValidity: number; nextUid: number; mails: StoredMail[] };

/** A real IMAP server on loopback, as much of RFC 3501 and 6851 as reading a mailbox needs. */
export type ImapServer = {
  readonly port: number;
  /** Commands that came in, without their tags and arguments. */
  readonly commands: readonly string[];
  /** Puts a mail into a folder; returns its UID. */
  add: (source: string | Buffer, folder?: string) => number;
  /** Each mail of a folder: its UID and whether it is marked as read. */
  list: (folder?: string) => { uid: number; isSeen: boolean }[];
  /** Hangs up when a command comes the next time, before it is obeyed. */
  hangUpAt: (command: string) => void;
  /** Counts the mails of a folder anew, as after it was rebuilt. */
  renumber: (folder?: string) => void;
  stop: () => Promise<void>;
};

type Options = { username: string; password: string; folders?: readonly string[] };
type State = { options: Options; folders: Map<string, Folder>; commands: string[]; hangUps: Set<string> };
type Session = { socket: Socket; isIn: boolean; folder: Folder | null };

/** Starts a server on a free port of 127.0.0.1. The caller stops it. */
export async function startImapServer(options: Options): Promise<ImapServer> {
  const names = ['INBOX', ...(options.folders ?? [])];
  const folders = new Map(names.map((name) => [name, newFolder()]));
  const state: State = { options, folders, commands: [], hangUps: new Set() };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    serve(state, { socket, isIn: false, folder: null });
  });
  const port = await listen(server);
  const folderOf = (name = 'INBOX') => folders.get(name) as Folder;
  return {
    port,
    commands: state.commands,
    add(source, folder) {
      const place = folderOf(folder);
      const uid = place.nextUid;
      place.nextUid += 1;
      place.mails.push({ uid, source: Buffer.from(source), flags: new Set() });
      return uid;
    },
    list: (folder) => folderOf(folder).mails.map(({ uid, flags }) => ({ uid, isSeen: flags.has('\\Seen') })),
    hangUpAt: (command) => void state.hangUps.add(command),
    renumber(folder) {
      const place = folderOf(folder);
      place.uidValidity += 1;
      for (const [index, mail] of place.mails.entries()) mail.uid = index + 1;
      place.nextUid = place.mails.length + 1;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const newFolder = (): Folder => ({ uidValidity: 1, nextUid: 1, mails: [] });

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Reads commands line by line; a literal is asked for and stands in the line as a quoted string. */
function serve(state: State, session: Session): void {
  const { socket } = session;
  let buffered = '';
  let line = '';
  let literal = 0;
  socket.setEncoding('latin1').write('* OK ready\r\n');
  socket.on('data', (chunk: string) => {
    buffered += chunk;
    for (;;) {
      if (literal > 0) {
        if (buffered.length < literal) return;
        line += `"${buffered.slice(0, literal)}"`;
        buffered = buffered.slice(literal);
        literal = 0;
      }
      const end = buffered.indexOf('\r\n');
      if (end === -1) return;
      line += buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      const announced = /\{(\d+)(\+?)\}$/.exec(line);
      if (announced) {
        literal = Number(announced[1]);
        line = line.slice(0, announced.index);
        if (announced[2] === '') socket.write('+ go on\r\n');
      } else {
        obey(state, session, line);
        line = '';
      }
    }
  });
}

function obey(state: State, session: Session, line: string): void {
  const [, tag = '*', name = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/is.exec(line) ?? [];
  const command = name.toUpperCase();
  state.commands.push(command);
  const { socket } = session;
  if (state.hangUps.delete(command)) {
    socket.destroy();
    return;
  }
  const { says, end = 'OK done' } = answer(state, session, { command, rest });
  socket.write(Buffer.concat([...says.map((each) => toLine(each)), toLine(`${tag} ${end}`)]));
  if (command === 'LOGOUT') socket.end();
}

const toLine = (text: string | Buffer): Buffer =>
  Buffer.isBuffer(text) ? Buffer.concat([text, Buffer.from('\r\n')]) : Buffer.from(`${text}\r\n`, 'utf8');

type Asked = { command: string; rest: string };
type Answer = { says: (string | Buffer)[]; end?: string };

function answer(state: State, session: Session, asked: Asked): Answer {
  const { command, rest } = asked;
  const words = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map((found) => found[1] ?? found[2] ?? '');
  switch (command) {
    case 'CAPABILITY':
      return { says: ['* CAPABILITY IMAP4rev1 MOVE UIDPLUS'] };
    case 'LOGIN':
      return logIn(state, session, words);
    case 'SELECT':
    case 'EXAMINE':
      return select(state, session, words[0] ?? '');
    case 'STATUS':
      return status(state, words[0] ?? '');
    case 'LIST':
    case 'LSUB':
      // An empty name asks what separates the levels of names.
      if (words[1] === '') return { says: [`* ${command} (\\Noselect) "/" ""`] };
      return { says: [...state.folders.keys()].map((name) => `* ${command} () "/" "${name}"`) };
    case 'LOGOUT':
      return { says: ['* BYE'] };
    default:
      return session.folder ? inFolder(state, session.folder, asked) : { says: [] };
  }
}

function logIn({ options }: State, session: Session, [username, password]: string[]): Answer {
  session.isIn = username === options.username && password === Buffer.from(options.password).toString('latin1');
  return session.isIn ? { says: [] } : { says: [], end: 'NO [AUTHENTICATIONFAILED] Authentication failed' };
}

function select({ folders }: State, session: Session, name: string): Answer {
  const folder = folders.get(name) ?? null;
  session.folder = folder;
  if (!folder) return { says: [], end: 'NO [NONEXISTENT] no such folder' };
  return {
    says: [
      `* ${folder.mails.length} EXISTS`,
      '* FLAGS (\\Seen)',
      `* OK [UIDVALIDITY ${folder.uidValidity}] counted`,
      `* OK [UIDNEXT ${folder.nextUid}] next`,
    ],
    end: 'OK [READ-WRITE] open',
  };
}

function status({ folders }: State, name: string): Answer {
  const folder = folders.get(name);
  if (!folder) return { says: [], end: 'NO [NONEXISTENT] no such folder' };
  return { says: [`* STATUS "${name}" (MESSAGES ${folder.mails.length})`] };
}

function inFolder(state: State, folder: Folder, { command, rest }: Asked): Answer {
  const isWanted = wantedBy(folder, /^[\d:*,]+/.exec(rest)?.[0] ?? '');
  switch (command) {
    case 'UID SEARCH':
      return { says: [['* SEARCH', ...search(folder, rest)].join(' ')] };
    case 'UID FETCH':
      return { says: folder.mails.filter(isWanted).map((mail) => fetched(folder, mail, rest)) };
    case 'UID STORE':
      for (const mail of folder.mails.filter(isWanted)) mail.flags.add('\\Seen');
      return { says: [] };
    case 'UID MOVE':
      return move(state, folder, { isWanted, target: /"?([^"\s]+)"?$/.exec(rest)?.[1] ?? '' });
    default:
      return { says: [] };
  }
}

function search(folder: Folder, rest: string): number[] {
  const range = /UID ([\d:*,]+)/i.exec(rest)?.[1];
  const isWanted = range === undefined ? () => true : wantedBy(folder, range);
  const isUnseenOnly = /UNSEEN/i.test(rest);
  return folder.mails
    .filter((mail) => isWanted(mail) && !(isUnseenOnly && mail.flags.has('\\Seen')))
    .map(({ uid }) => uid);
}

/** `n:*` holds the last mail even where n lies behind it (RFC 3501, §6.4.8). */
function wantedBy({ mails }: Folder, set: string): (mail: StoredMail) => boolean {
  const last = mails.at(-1)?.uid ?? 0;
  const toUid = (text: string) => (text === '*' ? last : Number(text));
  const ranges = set.split(',').map((part) => {
    const [from = '', to = from] = part.split(':');
    return [toUid(from), toUid(to)].toSorted((one, other) => one - other) as [number, number];
  });
  return ({ uid }) => ranges.some(([from, to]) => uid >= from && uid <= to);
}

function fetched({ mails }: Folder, mail: StoredMail, rest: string): Buffer {
  const parts: (string | Buffer)[] = [`* ${mails.indexOf(mail) + 1} FETCH (UID ${mail.uid}`];
  if (/RFC822\.SIZE/i.test(rest)) parts.push(` RFC822.SIZE ${mail.source.length}`);
  const section = /BODY\.PEEK\[([A-Z]*)\]/i.exec(rest);
  if (section) {
    const isHead = section[1]?.toUpperCase() === 'HEADER';
    const bytes = isHead ? mail.source.subarray(0, mail.source.indexOf('\r\n\r\n') + 4) : mail.source;
    parts.push(` BODY[${isHead ? 'HEADER' : ''}] {${bytes.length}}\r\n`, bytes);
  }
  return Buffer.concat([...parts.map((part) => Buffer.from(part)), Buffer.from(')')]);
}

type Moving = { isWanted: (mail: StoredMail) => boolean; target: string };

function move({ folders }: State, folder: Folder, { isWanted, target }: Moving): Answer {
  const place = folders.get(target);
  if (!place) return { says: [], end: 'NO [TRYCREATE] no such folder' };
  const says: string[] = [];
  for (const mail of folder.mails.filter(isWanted)) {
    says.push(`* ${folder.mails.indexOf(mail) + 1} EXPUNGE`);
    folder.mails.splice(folder.mails.indexOf(mail), 1);
    place.mails.push({ ...mail, uid: place.nextUid });
    place.nextUid += 1;
  }
  return { says };
}
