import type { Wording } from '../wording/steps.ts';
import type { Detection } from './detection.ts';

/** What a script comes to in what refers to it: which version of it, and how it is worded. */
export type NamedScript = { version: number; wording: Wording };
export type NamedScripts = ReadonlyMap<number, NamedScript>;

/** The scripts that a detection refers to, each once, by rising id. */
export function scriptsNamed({ methods }: Detection): number[] {
  const ids = methods.flatMap((method) => (method.kind === 'script_ref' ? [method.script_id] : []));
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The same detection with the wording of each script in the place of its name; one that is gone stays a name that nobody says. */
export function withScripts(detection: Detection, scripts: NamedScripts): Detection {
  const methods = detection.methods.map((method): Detection['methods'][number] => {
    const script = method.kind === 'script_ref' ? scripts.get(method.script_id) : undefined;
    return script === undefined ? method : { kind: 'script', ...script.wording };
  });
  return { join: detection.join, methods };
}

/** Which versions of scripts a detection goes by, as `3@2`, `3@` where it is gone; empty where it refers to none. */
export const scriptVersions = (detection: Detection, scripts: NamedScripts): string =>
  scriptsNamed(detection)
    .map((id) => `${id}@${scripts.get(id)?.version ?? ''}`)
    .join(' ');
