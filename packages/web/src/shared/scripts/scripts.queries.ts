import { listCallScripts, listScripts } from '@earshot/core/scripts/scripts.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { ruleKeys } from '../rules/rules.queries.ts';

export const scriptsQuery = () =>
  queryOptions({
    queryKey: ruleKeys.script,
    queryFn: ({ signal }) => call(listScripts, { signal }),
  });

/** Every script beside what became of it in a call. */
export const callScriptsQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['file', fileId, 'scripts'],
    queryFn: ({ signal }) => call(listCallScripts, { params: { file_id: fileId }, signal }),
  });
