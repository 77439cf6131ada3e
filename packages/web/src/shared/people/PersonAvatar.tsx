import { UserRound } from 'lucide-react';
import { Avatar } from '../Avatar.tsx';

/** The initials of somebody; of whom only a number is known there are none. */
export function PersonAvatar({ name, size }: { name: string; size: number }) {
  if (/\p{L}/u.test(name)) return <Avatar name={name} src={null} size={size} />;
  return (
    <span className="avatar" style={{ width: size, height: size }} aria-hidden="true">
      <UserRound size={Math.round(size * 0.5)} />
    </span>
  );
}
