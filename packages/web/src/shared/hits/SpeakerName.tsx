import './hits.css';
import type { HitCall } from './play-call.ts';
import { useSpeaker } from './speaker.ts';

/** Who says something, as short as it can be told, in the colour of their side. */
export function SpeakerName({ role, call }: { role: string | null; call: HitCall }) {
  const speaker = useSpeaker();
  return (
    <span className={`hit-who el ${role === 'operator' || role === 'abonent' ? role : ''}`}>
      {speaker(role, call)}
    </span>
  );
}
