import type { Conversation } from '@earshot/core/call/conversation.ts';
import type { SpokenPhrase } from '@earshot/core/call/phrase.ts';
import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { Db } from '../../platform/database.ts';
import type { Condition } from './phrase.sql.ts';

/** The words of calls, ready for the engine; `only` narrows them to the phrases in question. */
export async function loadCalls(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
  only: Condition | null,
): Promise<Map<string, Conversation>> {
  const found = new Map<string, { duration_ms: number; phrases: SpokenPhrase[] }>();
  if (fileIds.length === 0) return found;
  let query = db
    .selectFrom('phrase_index as p')
    .innerJoin('transcripts as t', (join) =>
      join
        .onRef('t.workspace_id', '=', 'p.workspace_id')
        .onRef('t.file_id', '=', 'p.file_id')
        .on('t.is_current', '=', true),
    )
    .innerJoin('phrases as w', (join) =>
      join
        .onRef('w.workspace_id', '=', 't.workspace_id')
        .onRef('w.file_id', '=', 't.file_id')
        .onRef('w.version', '=', 't.version')
        .onRef('w.id', '=', 'p.phrase_id'),
    )
    .select([
      'p.file_id',
      'p.phrase_id',
      'p.speaker',
      'p.role',
      'p.start_ms',
      'p.end_ms',
      'p.call_ms',
      'p.in_hold',
    ])
    .select(['w.words', 'w.word_start_ms', 'w.word_end_ms', 'w.confidence'])
    .where('p.workspace_id', '=', workspaceId)
    .where('p.file_id', 'in', [...fileIds])
    .orderBy('p.file_id')
    .orderBy('p.phrase_id');
  if (only !== null) query = query.where(only);
  for (const row of await query.execute()) {
    const call = found.get(row.file_id) ?? { duration_ms: row.call_ms, phrases: [] };
    found.set(row.file_id, call);
    call.phrases.push({
      id: row.phrase_id,
      speaker: row.speaker,
      role: row.role as SpeakerRole | null,
      start_ms: row.start_ms,
      end_ms: row.end_ms,
      in_hold: row.in_hold,
      confidence: row.confidence,
      words: row.words.map((text, at) => ({
        text,
        start_ms: row.word_start_ms[at] ?? row.start_ms,
        end_ms: row.word_end_ms[at] ?? row.end_ms,
      })),
    });
  }
  return found;
}
