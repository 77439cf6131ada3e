import * as api from '@earshot/core/alerts/alerts.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['alerts'];

/** The projects that tell oneself, with what one decided about that. */
export const alertSettingsQuery = () =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => call(api.listAlertSettings, { signal }) });

/** Decides about the alerts of a project; the answer is how it stands then. */
export function useChangeAlerts() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & api.AlertChange) =>
      call(api.changeAlertSetting, { params: { project_id: id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
