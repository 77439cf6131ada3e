import * as api from '@earshot/core/files/fields.api.ts';
import type { FieldValues } from '@earshot/core/files/fields.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { mergeFile } from './files.queries.ts';

const key = ['fields'] as const;

/** The fields of the newest calls, with the values that are met most. */
export const fieldsQuery = () =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => call(api.listFields, { signal }) });

export function useSetFields(fileId: string) {
  return useMutation({
    mutationFn: (fields: FieldValues) =>
      call(api.setFields, { params: { file_id: fileId }, body: { fields } }),
    onSuccess: (file) => {
      mergeFile(file);
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
