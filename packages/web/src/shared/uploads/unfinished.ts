export type Unfinished = { key: string; name: string; size: number; since: string };

/** What tus keeps of an upload that a closed tab left behind. It goes on when the same file is chosen again. */
export function listUnfinished(): Unfinished[] {
  const found: Unfinished[] = [];
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at);
      if (key === null || !key.startsWith('tus::')) continue;
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        size?: number;
        metadata?: { filename?: string };
        creationTime?: string;
      };
      if (kept.metadata?.filename === undefined) continue;
      found.push({ key, name: kept.metadata.filename, size: kept.size ?? 0, since: kept.creationTime ?? '' });
    }
  } catch {
    // Storage may be closed to us; then nothing was kept either.
  }
  return found;
}

export function forgetUnfinished(name: string, size: number): void {
  for (const one of listUnfinished()) {
    if (one.name === name && one.size === size) localStorage.removeItem(one.key);
  }
}
