import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { CodedError, File, Stage, StageName, WordsOrigin } from '@earshot/core/files/files.ts';
import { progressOf } from '@earshot/core/pipelines/pipeline.ts';
import type { StageRow } from './files.queries.ts';
import type { FileRow } from './files.store.ts';

export function presentStage(row: StageRow): Stage {
  return {
    name: row.name as StageName,
    status: row.status as Stage['status'],
    progress: row.progress,
    ms: row.ms,
    error: row.error as CodedError | null,
  };
}

const ended = new Set(['done', 'cached', 'skipped']);

/** 0 … 1 over all stages, by the time that each takes. */
export function overallProgress(stages: readonly Stage[]): number {
  return progressOf(
    stages.map(({ name, status, progress }) => ({
      name,
      share: ended.has(status) ? 1 : status === 'running' ? progress : 0,
    })),
  );
}

/** Roles of the first and second channel, as a person may have swapped them. */
export function effectiveRoles(row: Pick<FileRow, 'channel_roles' | 'roles_swapped'>): SpeakerRole[] {
  const roles = row.channel_roles as SpeakerRole[];
  return row.roles_swapped ? roles.toReversed() : roles;
}

/** What is known of a file besides its own row. */
export type FileExtras = {
  stages: readonly StageRow[];
  sourceName: string | undefined;
  tags: File['tags'];
  labels: File['labels'];
  scores: File['scores'];
  favorite: boolean;
  /** What the two sides are called now. */
  operator: string | undefined;
  abonent: string | undefined;
};

export function presentFile(
  row: FileRow,
  { stages: stageRows, sourceName, tags, labels, scores, favorite, operator, abonent }: FileExtras,
): File {
  const stages = stageRows.map(presentStage);
  return {
    file_id: row.id,
    name: row.name,
    type: row.type as File['type'],
    extension: row.extension,
    status: row.status as File['status'],
    error: row.error as CodedError | null,
    progress: row.status === 'DONE' ? 1 : overallProgress(stages),
    stages,
    source:
      row.source_id === null || sourceName === undefined ? null : { id: row.source_id, name: sourceName },
    origin: row.origin as File['origin'],
    operator: operator ?? null,
    abonent: abonent ?? null,
    agent_id: row.agent_id,
    subscriber_id: row.subscriber_id,
    direction: row.direction as File['direction'],
    recorded_at: row.recorded_at?.toISOString() ?? null,
    created: row.created_at.toISOString(),
    language: row.language_found ?? (row.language === 'auto' ? null : row.language),
    language_assumed: row.language === null && (row.words as WordsOrigin | null)?.kind === 'engine',
    duration_ms: row.duration_ms,
    size_bytes: row.size_bytes,
    codec: row.codec,
    sample_rate: row.sample_rate,
    channels: row.channels,
    channel_mode: row.channel_mode as File['channel_mode'],
    channel_roles: effectiveRoles(row),
    words: row.words as WordsOrigin | null,
    audio_removed: row.audio_removed_at !== null,
    meta: row.meta as Record<string, unknown>,
    tags,
    labels,
    scores,
    emotion: emotionOf(row.emotions as File['emotion']),
    favorite,
  };
}

function emotionOf(found: File['emotion']): File['emotion'] {
  return found && { strongest: found.strongest, trend: found.trend };
}
