import type { Share } from '@earshot/core/shares/shares.api.ts';

type LinkRow = {
  id: number;
  created_at: Date;
  created_by_name: string | null;
  expires_at: Date;
  opened: number;
  last_opened_at: Date | null;
};

/** A link as whoever may revoke it sees it; its token is told only once, when it is made. */
export const presentLink = (row: LinkRow): Share => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by_name,
  expires: row.expires_at.toISOString(),
  opened: row.opened,
  last_opened_at: row.last_opened_at?.toISOString() ?? null,
});
