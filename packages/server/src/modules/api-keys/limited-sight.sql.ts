import { limitedUser, type Sight } from '../../platform/limited-views.ts';

/** The keys that a limited person made before; what they may do is decided by who asks. */
export const seenKeys: Sight = { where: `t.created_by = ${limitedUser}` };
