import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { TagChip } from '../../../shared/tags/TagChip.tsx';
import { formTexts } from '../form.texts.ts';
import { useNames } from '../use-trigger-words.ts';

type Props = {
  label: string;
  value: number | undefined;
  disabled: boolean;
  onChange: (tag: number | undefined) => void;
};

/** A tag with its weight, or none. */
export function TagSelect({ label, value, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const { tags = [] } = useNames();
  return (
    <TextField
      select
      size="small"
      className="tag-select"
      value={tags.some(({ id }) => id === value) ? String(value) : ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
    >
      <MenuItem value="">
        <span className="mut">{t('noTag')}</span>
      </MenuItem>
      {tags.map((tag) => (
        <MenuItem key={tag.id} value={String(tag.id)}>
          <span className="row" style={{ gap: 6 }}>
            <TagChip tag={tag} />
            {tag.weight !== 0 && (
              <span className="num sm t2">
                {tag.weight > 0 && '+'}
                {formatNumber(tag.weight)}
              </span>
            )}
          </span>
        </MenuItem>
      ))}
    </TextField>
  );
}
