import { WritingError } from './writing-assistant.ts';

/** The JSON around each piece of text is many times longer than the text. */
const weightOfWrapping = 200;

/**
 * Yields the data of each server-sent event of a response (WHATWG HTML §9.2): lines end in LF, CR LF or CR, an event
 * with an empty line. Throws `WritingError` when the connection breaks or much more arrives than a text of `longest`
 * characters.
 */
export async function* readEvents(response: Response, longest: number): AsyncGenerator<string> {
  let rest = '';
  let weight = 0;
  for await (const chunk of piecesOf(response)) {
    weight += chunk.length;
    if (weight > longest * weightOfWrapping) throw new WritingError('too-long');
    rest += chunk;
    // A CR at the end may be half of a CR LF.
    const events = rest.split(/(?:\r\n|\n|\r(?!$)(?!\n)){2}/);
    rest = events.pop() ?? '';
    yield* events.flatMap(dataOf);
  }
  yield* dataOf(rest);
}

async function* piecesOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) yield chunk;
  } catch {
    throw new WritingError('broken-off');
  }
}

function dataOf(event: string): string[] {
  const lines = event.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'));
  return lines.length > 0 ? [lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n')] : [];
}
