import { addressHere } from '../lib/api-base.ts';
import { initials } from '../lib/format.ts';

type Props = { name: string; src: string | null; size?: number };

/** The person's picture, or the initials where there is none. */
export function Avatar({ name, src, size = 28 }: Props) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) };
  return src === null ? (
    <span className="avatar" style={style} aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <img className="avatar" style={{ ...style, objectFit: 'cover' }} src={addressHere(src)} alt="" />
  );
}
