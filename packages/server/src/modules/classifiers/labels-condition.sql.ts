import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';

/** Calls of which it is known whether they have any of these labels. */
export const labelsKnownCondition: CallCondition<'labels_known'> = {
  name: 'labels_known',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0
      ? []
      : [
          sql`(files.id in (select asked.file_id from call_classified asked
            join classifier_labels l on l.workspace_id = ${workspaceId} and l.classifier_id = asked.classifier_id
            where asked.workspace_id = ${workspaceId} and l.id = any(${[...ids]}::bigint[]))
            or files.id in (select said.file_id from findings said where said.workspace_id = ${workspaceId}
              and said.kind = 'label' and said.rule_id = any(${[...ids]}::bigint[])))`,
        ],
};

/** Calls with any of these labels. */
export const labelsCondition: CallCondition<'labels'> = {
  name: 'labels',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0 ? [] : [sql`files.id in (${callsWithFinding(workspaceId, 'label', ids)})`],
  values: ({
    workspaceId,
  }) => sql`select found.file_id, classifier_labels.id::text as value, classifier_labels.name as label
    from findings found join classifier_labels
      on classifier_labels.workspace_id = found.workspace_id and classifier_labels.id = found.rule_id
    where found.workspace_id = ${workspaceId} and found.kind = 'label' and not found.removed`,
};
