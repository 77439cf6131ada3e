import { perProgram } from '../../platform/per-program.ts';

/** How much one process sends at once, and to one receiver. */
export const sendingSlots = 8;
const slotsOfReceiver = 2;

/** How many send to each receiver just now. */
const sending = perProgram(() => new Map<string, number>());

/** Whether another one may send to this receiver now; whoever may gives the place back. */
export function enter(services: Parameters<typeof sending>[0], host: string): boolean {
  const counts = sending(services);
  const count = counts.get(host) ?? 0;
  if (count >= slotsOfReceiver) return false;
  counts.set(host, count + 1);
  return true;
}

export function leave(services: Parameters<typeof sending>[0], host: string): void {
  const counts = sending(services);
  const count = counts.get(host) ?? 0;
  if (count <= 1) counts.delete(host);
  else counts.set(host, count - 1);
}
