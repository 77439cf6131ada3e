import * as api from '@earshot/core/conversions/conversions.api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { ruleKeys } from '../rules/rules.queries.ts';

export const conversionsQuery = () =>
  queryOptions({
    queryKey: ruleKeys.conversion,
    queryFn: ({ signal }) => call(api.listConversions, { signal }),
  });
