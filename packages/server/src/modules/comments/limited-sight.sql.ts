import { noRow, type Seen, withItsCall } from '../../platform/limited-views.ts';

/** What colleagues say to each other about a call is not for the operator of it. */
export const betweenColleagues: Seen = { teams: withItsCall, own_calls: noRow };
