import { limitedUser, type Sight } from '../../platform/limited-views.ts';

/** Of whom projects tell, a limited person sees themselves, and what they were told. */
export const seenRecipients: Sight = { where: `t.user_id = ${limitedUser}` };
export const seenDigests: Sight = {
  where: `exists (select from seen.alert_recipients r
    where r.workspace_id = t.workspace_id and r.id = t.recipient_id)`,
};
