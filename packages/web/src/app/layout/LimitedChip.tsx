import { Users } from 'lucide-react';
import { useLimited } from '../../shared/use-limited.ts';

/** Reminds a team lead that lists and numbers are of their teams; nothing for anybody else. */
export function LimitedChip() {
  const limited = useLimited();
  if (limited === null) return null;
  return (
    <span className="chip small plain limited-chip" title={limited}>
      <Users size={12} aria-hidden />
      <span className="el">{limited}</span>
    </span>
  );
}
