import Box from '@mui/material/Box';
import { useEffect, useRef, type RefObject } from 'react';
import { useController, useFormState } from 'react-hook-form';
import type { Problem, Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { PLACE_FORM } from '../schema/placeFields';
import type { FormSectionProps } from '../defineScreens';
import { FormField } from '../screens/form/FormField';
import { formProblem } from '../../ui/form/formProblems';
import { lineRead } from './addressDraft';
import { useLabels } from '../screens/useLabels';
import { AddressFields } from './AddressFields';
import { ParseLine } from './ParseLine';
import { PositionLink } from './PositionLink';
import { usePlaceDraft } from './usePlaceDraft';

const ADDRESS: readonly string[] = [...PLACE_FORM, 'comment'];

/** Where a CDP, a facility or a location is: one line into the fields, the fields, and the position on the map. */
export default function PlaceSection({ name, fields, disabled }: FormSectionProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const { errors } = useFormState();
  const [draft, change] = usePlaceDraft();
  const translateAny = useTranslateAny();
  const labels = useLabels(name);
  const own = fields.filter((field) => ADDRESS.includes(field));
  const problems: Problems = Object.fromEntries(
    own
      .map((field) => [field, formProblem(errors[field]?.message)] as const)
      .filter((entry): entry is [string, Problem] => entry[1] !== null),
  );
  const position = problems.latitude;
  return (
    <Box ref={box} sx={{ display: 'contents' }}>
      {own.map((field) => (
        <FocusPoint key={field} name={field} box={box} />
      ))}
      <ParseLine disabled={disabled} onRead={(parsed, status) => change(lineRead(draft, parsed, status))} />
      <AddressFields
        draft={draft}
        onChange={change}
        problems={problems}
        disabled={disabled}
        hasComment={fields.includes('comment')}
      />
      <Box role="group" aria-label={labels.field('latitude')} sx={{ gridColumn: '1 / -1' }}>
        <PositionLink
          draft={draft}
          onChange={change}
          disabled={disabled}
          problem={position && translateAny(position.message, position.args)}
        />
      </Box>
      {fields
        .filter((field) => !ADDRESS.includes(field))
        .map((field) => (
          <FormField key={field} resource={name} name={field} />
        ))}
    </Box>
  );
}

/** Where the form sends the focus when this field is the first with a problem; a missing position is also warned of (spec §5). */
function FocusPoint({ name, box }: { name: string; box: RefObject<HTMLDivElement | null> }) {
  const translate = useT();
  const { field } = useController({ name });
  const { ref } = field;
  useEffect(() => {
    const control = name === 'latitude' ? '[data-position]' : `[name="${name}"]`;
    ref({
      focus: () => {
        box.current?.querySelector<HTMLElement>(control)?.focus();
        if (name !== 'latitude') return;
        const key = 'addresses.position.required';
        showMessage({ kind: 'warning', key, text: translate(key) });
      },
    });
  }, [ref, name, box, translate]);
  return null;
}
