import type { LanguageModel } from '#server/config.ts';
import { readEvents } from './event-stream.ts';
import { WritingError, type WritingFailure } from './writing-assistant.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

/** Limits of one response: total time, time between two chunks (ms), and length in characters. */
export type ChatLimits = { timeoutMs: number; stallMs: number; longest: number; maxTokens: number };

type Asked = Pick<LanguageModel, 'baseUrl' | 'apiKey' | 'model'> & {
  messages: readonly ChatMessage[];
  isJson: boolean;
};

/**
 * Requests a streamed chat completion from an OpenAI-compatible address and returns the whole text. Throws
 * `WritingError` when there is no response, or it stalls, breaks off, is too long or is malformed.
 */
export async function completeChat(asked: Asked, limits: ChatLimits): Promise<string> {
  const stop = new AbortController();
  const abort = (reason: WritingFailure) => stop.abort(new WritingError(reason));
  const whole = setTimeout(() => abort('timed-out'), limits.timeoutMs);
  let pause = setTimeout(() => abort('stalled'), limits.stallMs);
  const heard = () => {
    clearTimeout(pause);
    pause = setTimeout(() => abort('stalled'), limits.stallMs);
  };
  try {
    const response = await send(asked, limits, stop.signal);
    heard();
    return await readAnswer(response, { limits, heard });
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearTimeout(whole);
    clearTimeout(pause);
    // Cancels the stream in every case.
    stop.abort();
  }
}

async function send(asked: Asked, { maxTokens }: ChatLimits, signal: AbortSignal): Promise<Response> {
  const { baseUrl, apiKey, model, messages, isJson } = asked;
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      temperature: 0.4,
      max_tokens: maxTokens,
      ...(isJson && { response_format: { type: 'json_object' } }),
    }),
  }).catch(() => {
    throw new WritingError('unreachable');
  });
  if (response.status === 429 || response.status === 503) throw new WritingError('overloaded');
  if (!response.ok || !response.body) throw new WritingError('refused');
  return response;
}

type Reading = { limits: ChatLimits; heard: () => void };
type Choice = { delta?: { content?: unknown }; message?: { content?: unknown }; finish_reason?: unknown };
type Said = { text: string; reason: unknown };

async function readAnswer(response: Response, reading: Reading): Promise<string> {
  const { text, reason } = await collect(response, reading);
  if (reason === 'length') throw new WritingError('too-long');
  if (reason === null) throw new WritingError('broken-off');
  if (reason !== 'stop' || text === '') throw new WritingError('malformed');
  return text;
}

/** The whole text and the reason of its end; null if none was given. */
async function collect(response: Response, { limits, heard }: Reading): Promise<Said> {
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  const read = isStream ? readEvents : readWhole;
  let said: Said = { text: '', reason: null };
  for await (const data of read(response, limits.longest)) {
    heard();
    if (data === '[DONE]') break;
    const piece = pieceIn(choiceIn(data));
    said = { text: said.text + piece.text, reason: piece.reason ?? said.reason };
    if (said.text.length > limits.longest) throw new WritingError('too-long');
  }
  return { ...said, text: said.text.trim() };
}

function pieceIn(choice: Choice | undefined): Said {
  const content = choice?.delta?.content ?? choice?.message?.content;
  return { text: typeof content === 'string' ? content : '', reason: choice?.finish_reason ?? null };
}

/** Some servers respond without a stream although one was requested. */
async function* readWhole(response: Response, longest: number): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > longest * 4) throw new WritingError('too-long');
  }
  yield text;
}

function choiceIn(data: string): Choice | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    throw new WritingError('malformed');
  }
  if (typeof parsed !== 'object' || parsed === null || 'error' in parsed) throw new WritingError('malformed');
  const { choices } = parsed as { choices?: unknown };
  return Array.isArray(choices) ? (choices[0] as Choice | undefined) : undefined;
}
