import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What is no file arrives in a moment; on the slowest of lines a megabyte takes less. */
export const longestBodyMs = 60_000;

/**
 * Ends the connection of a request whose body does not arrive in time. Without it whoever sends a byte now and then holds
 * connections for as long as they like, signed in or not.
 */
export function endSlowBody(request: IncomingMessage, ms = longestBodyMs): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, ms);
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
}

/** Whether a request brings a file, or a part of one, which may take as long as it takes. */
export function bringsFile(headers: IncomingHttpHeaders): boolean {
  return /^(?:multipart\/form-data|application\/offset)/i.test(headers['content-type'] ?? '');
}
