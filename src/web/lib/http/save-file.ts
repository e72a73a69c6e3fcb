import { ApiError, NetworkError } from './api.ts';

/** Fetches a file and hands it to the browser's downloads, under the name that the server gives it. */
export async function saveFile(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new NetworkError('network');
  });
  if (!response.ok) {
    const text = await response.text();
    const { status, statusText, headers } = response;
    throw new ApiError({ status, statusText, text, retryAfter: headers.get('retry-after') });
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
  URL.revokeObjectURL(url);
}
