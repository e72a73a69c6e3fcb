/** One step of a stack: the function's name, the file below the project or the site, and the place in it. */
export type StackFrame = { name: string; file: string; place: string };

const mostFrames = 15;
const mostLines = 300;
const longestName = 60;
/** A longer line is no frame, in characters. */
const longestLine = 1000;

/** `at name (file:1:2)` and `at file:1:2`, as Chromium and Node write it. */
const atStyle = /^at (?:(.*?) \()?((?:[a-z][\w+.-]*:)?[^\s()]*):(\d+):(\d+)\)?$/;
/** `name@file:1:2`, as Firefox and Safari write it. */
const atSignStyle = /^([^@]*)@([a-z][\w+.-]*:[^\s]*):(\d+):(\d+)$/;

/** Reads the frames of a stack. The lines that repeat the message are left out: it may quote what a visitor typed. */
export function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n', mostLines)
    .filter((line) => line.length <= longestLine)
    .map((line) => line.trimStart())
    .flatMap((line) => {
      const found = atStyle.exec(line) ?? atSignStyle.exec(line);
      if (!found) return [];
      const [, name = '', place = '', row = '', column = ''] = found;
      return [{ name: nameOf(name), file: fileOf(place), place: `${row}:${column}` }];
    })
    .slice(0, mostFrames);
}

/** The first frame in code of this project, by which reports of one error are known; null when there is none. */
export function firstOwnFrame(frames: readonly StackFrame[]): StackFrame | null {
  return frames.find(({ file }) => /^(?:src|dist|assets)\//.test(file)) ?? null;
}

/** A frame as one line, to be read. */
export function frameText({ name, file, place }: StackFrame): string {
  return `${name === '' ? '' : `${name} `}(${file}:${place})`;
}

/** Names of functions only: what else may stand there is nobody's business. */
function nameOf(name: string): string {
  const bare = name.replace(/^(?:async|new) /, '').replace(/ \[as .*$/, '');
  return /^[\w$.<>#[\] ]*$/.test(bare) ? bare.slice(0, longestName) : '';
}

/** The part of a file's address below the project or the site; other programs' files, such as extensions', are not named. */
function fileOf(place: string): string {
  if (place.startsWith('node:')) return place;
  if (/^[a-z][\w+.-]*:/.test(place) && !/^(?:https?|file):/.test(place)) return '…';
  const path = place.replace(/[?#].*$/, '').replace(/^(?:https?|file):\/\/[^/]*/, '');
  return /(?:^|\/)((?:node_modules|src|dist|assets)\/[\w@./+-]*)$/.exec(path)?.[1] ?? '…';
}
