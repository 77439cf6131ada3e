import { AddressInput } from '../../../shared/recipients/AddressInput.tsx';
import { TakenChip } from './TakenChip.tsx';

type Props = { value: readonly string[]; disabled: boolean; onChange: (emails: string[]) => void };

const mostAddresses = 50;

/** Addresses of people outside. */
export function AddressesField({ value, disabled, onChange }: Props) {
  return (
    <span className="rule-line">
      {value.map((address) => (
        <TakenChip
          key={address}
          name={address}
          onRemove={disabled ? undefined : () => onChange(value.filter((one) => one !== address))}
        />
      ))}
      {!disabled && value.length < mostAddresses && (
        <AddressInput onTake={(address) => !value.includes(address) && onChange([...value, address])} />
      )}
    </span>
  );
}
