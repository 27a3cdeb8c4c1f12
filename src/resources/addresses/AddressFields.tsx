import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import {
  ADDRESS_LINE_2_MAX,
  DEFAULT_STATE,
  GATE_CODE_MAX,
  ZIPCODE_LENGTH,
} from '../../domain/addresses/addressPosition';
import type { Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { FieldFrame } from '../../ui/FieldFrame';
import { stateChosen, typed, type AddressDraft, type TypedField } from './addressDraft';
import { PlaceInput } from './PlaceInput';
import { useCities, useStates, useZipcodes } from './useCatalog';

interface AddressFieldsProps {
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  problems: Problems;
  disabled: boolean;
  hasComment: boolean;
}

const REQUIRED: readonly string[] = ['address', 'city', 'state', 'zipcode'];
const wide = { gridColumn: '1 / -1' } as const;
/** City, state and ZIP code stand in one row, as on an envelope. */
const place = {
  ...wide,
  display: 'grid',
  gap: 4,
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

/** The fields of an address (spec §5): another state empties city and ZIP code, a ZIP code brings its city along. */
export function AddressFields({ draft, onChange, problems, disabled, hasComment }: AddressFieldsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { values } = draft;
  const state = values.state ?? DEFAULT_STATE;
  const states = useStates();
  const cities = useCities(values.city ?? '', state);
  const zipcodes = useZipcodes(values.zipcode ?? '', state);

  const framed = (
    name: TypedField | 'state',
    control: (ids: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode,
  ) => {
    const problem = problems[name];
    return (
      <FieldFrame
        label={translate(`addresses.fields.${name}`)}
        required={REQUIRED.includes(name)}
        problem={problem && translateAny(problem.message, problem.args)}
      >
        {(ids) => control({ ...ids, invalid: problem !== undefined })}
      </FieldFrame>
    );
  };

  const text = (name: TypedField, maxLength: number, hint?: string) =>
    framed(name, ({ id, describedBy, invalid }) => (
      <OutlinedInput
        id={id}
        name={name}
        fullWidth
        size="small"
        value={values[name] ?? ''}
        disabled={disabled}
        error={invalid}
        multiline={name === 'comment'}
        minRows={name === 'comment' ? 2 : undefined}
        placeholder={hint}
        slotProps={{
          input: {
            'aria-describedby': describedBy,
            'aria-required': REQUIRED.includes(name) || undefined,
            maxLength,
            autoComplete: 'off',
          },
        }}
        onChange={({ target }) =>
          onChange(typed(draft, name, name === 'comment' ? target.value : target.value.toUpperCase()))
        }
      />
    ));

  return (
    <>
      <Box sx={wide}>{text('address', 255, translate('addresses.hints.address'))}</Box>
      {text('address_1', ADDRESS_LINE_2_MAX, translate('addresses.hints.address_1'))}
      {text('gate_code', GATE_CODE_MAX)}
      <Box sx={place}>
        {framed('city', (ids) => (
          <PlaceInput
            {...ids}
            name="city"
            value={values.city ?? ''}
            disabled={disabled}
            maxLength={60}
            options={cities.map(({ name }) => ({ value: name, text: name }))}
            onChange={(city) => onChange(typed(draft, 'city', city.toUpperCase()))}
          />
        ))}
        {framed('state', ({ id, describedBy, invalid }) => (
          <NativeSelect
            id={id}
            name="state"
            variant="outlined"
            fullWidth
            input={<OutlinedInput size="small" />}
            value={state}
            disabled={disabled}
            error={invalid}
            inputProps={{ 'aria-describedby': describedBy, 'aria-required': true }}
            onChange={({ target }) => onChange(stateChosen(draft, target.value))}
          >
            {!states.some(({ code }) => code === state) && <option value={state}>{state}</option>}
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} – {name}
              </option>
            ))}
          </NativeSelect>
        ))}
        {framed('zipcode', (ids) => (
          <PlaceInput
            {...ids}
            name="zipcode"
            value={values.zipcode ?? ''}
            disabled={disabled}
            inputMode="numeric"
            maxLength={ZIPCODE_LENGTH}
            options={zipcodes.map(({ zipcode, city }) => ({ value: zipcode, text: `${zipcode} ${city}` }))}
            onChange={(zipcode) => onChange(typed(draft, 'zipcode', zipcode.replace(/\D/g, '')))}
            onTake={(zipcode) => {
              const city = zipcodes.find((one) => one.zipcode === zipcode)?.city;
              const taken = typed(draft, 'zipcode', zipcode);
              onChange(city && !values.city ? typed(taken, 'city', city) : taken);
            }}
          />
        ))}
      </Box>
      {hasComment && <Box sx={wide}>{text('comment', 500)}</Box>}
    </>
  );
}
