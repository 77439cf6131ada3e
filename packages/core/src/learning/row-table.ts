/** Features of many examples: those of example `i` are from `starts[i]` up to `starts[i + 1]`. Far less memory than a list each. */
export type RowTable = { starts: Int32Array; at: Int32Array; values: Float32Array };

/** How many examples a table has. */
export const rowCount = ({ starts }: RowTable): number => starts.length - 1;

/** A table to which one example after the other is added. */
export function rowTableBuilder(): {
  add: (place: number, value: number) => void;
  endRow: () => void;
  done: () => RowTable;
} {
  const starts = [0];
  let at = new Int32Array(1 << 12);
  let values = new Float32Array(1 << 12);
  let filled = 0;
  return {
    add: (place, value) => {
      if (filled === at.length) {
        at = grown(at, new Int32Array(2 * filled));
        values = grown(values, new Float32Array(2 * filled));
      }
      at[filled] = place;
      values[filled] = value;
      filled += 1;
    },
    endRow: () => void starts.push(filled),
    done: () => ({
      starts: Int32Array.from(starts),
      at: at.slice(0, filled),
      values: values.slice(0, filled),
    }),
  };
}

function grown<T extends Int32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
