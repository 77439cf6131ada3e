export type Say = (line: string) => void;

const everyMs = 2000;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export type Progress = {
  /** One more file; `bytes` are those that had to be moved for it. */
  add: (bytes: number) => void;
  end: () => void;
};

/** Says every other second how far something has come, and how far it came at the end. */
export function createProgress(what: string, say: Say): Progress {
  let files = 0;
  let bytes = 0;
  let saidAt = performance.now();
  const line = () => say(`${what}: ${files.toLocaleString('en')} files, ${megabytes(bytes)}`);
  return {
    add(more) {
      files += 1;
      bytes += more;
      if (performance.now() - saidAt < everyMs) return;
      saidAt = performance.now();
      line();
    },
    end: line,
  };
}
