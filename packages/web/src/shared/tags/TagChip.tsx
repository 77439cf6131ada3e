import type { File } from '@earshot/core/files/files.ts';
import './tag-chip.css';

type Tag = Pick<File['tags'][number], 'name' | 'color'>;

export function TagChip({ tag }: { tag: Tag }) {
  return (
    <span className={`tag-chip tag-${tag.color}`} title={tag.name}>
      <span className="el">{tag.name}</span>
    </span>
  );
}

/** The first few; how many more there are says a number with their names. */
export function TagChips({ tags, most = 2 }: { tags: File['tags']; most?: number }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(most);
  return (
    <span className="tag-chips">
      {tags.slice(0, most).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {rest.length > 0 && (
        <span className="chip small" title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
