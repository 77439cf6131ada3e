import { getEmotions } from '@earshot/core/emotions/emotions.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { partKey } from '../../../shared/files/files.queries.ts';

export const emotionsQuery = (fileId: string) =>
  queryOptions({
    queryKey: partKey(fileId, 'emotions'),
    queryFn: ({ signal }) => call(getEmotions, { params: { file_id: fileId }, signal }),
    retry: false,
  });
