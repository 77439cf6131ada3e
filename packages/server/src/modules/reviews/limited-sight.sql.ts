import { limitedUser, noRow, type Seen, withItsCall } from '../../platform/limited-views.ts';

/** Operators see of reviews those that they made of their own calls. */
export const seenReviews: Seen = {
  teams: withItsCall,
  own_calls: { where: `t.kind = 'self' and t.user_id = ${limitedUser}` },
};
export const seenReviewAnswers: Seen = {
  teams: withItsCall,
  own_calls: {
    where: `exists (select from seen.reviews r where r.workspace_id = t.workspace_id and r.id = t.review_id)`,
  },
};
/** How calls are chosen is known to whoever reviews. */
export const seenByReviewers: Seen = { teams: 'every row', own_calls: noRow };
/** A calibration is about calls. */
export const seenCalibrations: Seen = {
  teams: {
    where: `exists (select from public.reviews r
      join seen.files f on f.workspace_id = r.workspace_id and f.id = r.file_id
      where r.workspace_id = t.workspace_id and r.calibration_id = t.id)`,
  },
  own_calls: noRow,
};
export const seenSettlements: Seen = { teams: withItsCall, own_calls: noRow };
export const seenDisputes: Seen = { teams: withItsCall, own_calls: { where: `t.user_id = ${limitedUser}` } };

const scoredBlind = (by: string) => `exists (select from public.reviews blind
  where blind.workspace_id = t.workspace_id and blind.file_id = CALL${by}
    and blind.is_blind and blind.status = 'open')`;
/** Whoever scores a call blind sees nothing of what is found in it until the answers are sent. */
export const blindTo = scoredBlind(` and blind.user_id = ${limitedUser}`);
/** Somebody scores the call that a column of `t` names blind: hidden where nobody knows who looks. */
export const isScoredBlind = (column: string): string =>
  scoredBlind('').replaceAll('CALL', () => `t.${column}`);
/** Of what people say of a call there is their own. */
export const ownReviews = { but: `t.user_id = ${limitedUser}` };
export const ownReviewAnswers = {
  but: `exists (select from public.reviews own where own.workspace_id = t.workspace_id and own.id = t.review_id
    and own.user_id = ${limitedUser})`,
};
