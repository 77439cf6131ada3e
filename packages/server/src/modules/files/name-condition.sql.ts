import { sql } from 'kysely';
import { containing } from '../../platform/like.ts';
import { isAgentLike } from '../agents/agent-names.sql.ts';
import { isSubscriberLike } from '../subscribers/subscriber-names.sql.ts';
import type { CallCondition } from './call-conditions.ts';

/** A part of the name of the file or of whoever speaks. */
export const nameCondition: CallCondition<'name'> = {
  name: 'name',
  conditions(text, { workspaceId }) {
    if (text === '') return [];
    const like = containing(text);
    return [
      sql`(files.name ilike ${like} or files.operator ilike ${like} or files.abonent ilike ${like}
        or ${isAgentLike(sql`files.agent_id`, workspaceId, like)}
        or ${isSubscriberLike(sql`files.subscriber_id`, workspaceId, like)})`,
    ];
  },
};
