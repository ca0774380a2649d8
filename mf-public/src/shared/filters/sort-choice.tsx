import { useSearchParams, withParameter } from '@cursiv/shared-router';
import { SelectField, type SelectOption } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

type SortChoiceProps = {
  options: readonly SelectOption[];
  value: string;
  /** The default order; it is not written into the address. */
  usual: string;
};

/** The order of a list, kept in the address. */
export function SortChoice({ options, value, usual }: SortChoiceProps) {
  const t = useT();
  const [, setParams] = useSearchParams();
  return (
    <SelectField
      label={t('sort.label')}
      options={options}
      value={value}
      onChange={(event) => {
        const chosen = event.target.value;
        setParams((present) => withParameter(present, 'sort', chosen === usual ? '' : chosen), {
          preventScrollReset: true,
        });
      }}
    />
  );
}
