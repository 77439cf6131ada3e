import { createHash } from 'node:crypto';
import type { CodedError, StageName } from '@earshot/core/files/files.ts';
import type { Pipeline } from '@earshot/core/pipelines/pipeline.ts';
import type { WorkerTools } from '../../module.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';
import type { FileChange, FileRow } from '../files/file-rows.ts';

/** One file on its way through the stages. */
export type Passage = {
  ctx: Ctx;
  tools: WorkerTools;
  file: FileRow;
  run: number;
  /** A local folder for large intermediate files; it may vanish at any time between stages. */
  workDir: string;
  signal: AbortSignal;
  /** Which steps take part, and how they are set. */
  pipeline: Pipeline;
  /** Results of earlier stages by name. */
  artefacts: Map<StageName, unknown>;
};

export type StageResult = {
  artefact: unknown;
  /** What the file row learns from this stage. */
  file?: FileChange;
  skipped?: boolean;
};

/**
 * A stage: what its result depends on, and how it is made. `version` goes up when the same input would give
 * another result.
 */
export type StageDefinition = {
  name: StageName;
  version: number;
  /** Everything the result depends on, besides name and version. */
  dependsOn: (passage: Passage) => Promise<unknown>;
  run: (passage: Passage, progress: (share: number) => void) => Promise<StageResult>;
  /** Whether the blobs that the artefact names are all there and whole; else the stage runs again. */
  isWhole?: (ctx: Ctx, artefact: unknown) => Promise<boolean>;
  /** Called with the artefact when the stage is reused, to bring the file row in line. */
  reuse?: (passage: Passage, artefact: unknown) => FileChange;
};

/** The stages that a call can go through; which ones, and in which order, is said in core. */
export const stages = extensionPoint<StageDefinition>('stages');

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

export function artefactOf<T>(passage: Passage, name: StageName): T {
  const artefact = passage.artefacts.get(name);
  if (artefact === undefined) throw new Error(`Stage ${name} has left no result`);
  return artefact as T;
}

export function codedError(code: string, params: CodedError['params'] = {}): CodedError {
  return { code, params };
}
