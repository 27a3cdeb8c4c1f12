import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Problems } from '../../domain/wire/problem';
import { useT } from '../../i18n/useT';
import { FieldChoiceDialog } from '../screens/form/FieldChoiceDialog';
import { Locked } from '../screens/form/Locked';
import { SaveBar } from '../../ui/form/SaveBar';
import { UnsavedGuard } from '../../ui/form/UnsavedGuard';
import { compareParts, mergeParts, type ConflictPart } from './mergeParts';
import type { RunPartCalls } from './runPartCalls';
import { useSaveRunPart } from './useSaveRunPart';

interface RunStepFormProps<T, V extends FieldValues, Body> {
  stored: T;
  calls: RunPartCalls<T, Body>;
  form: UseFormReturn<V>;
  /** The body that the values come to. */
  bodyOf: (values: V) => Body;
  /** What the form shows of a stored part. */
  valuesOf: (stored: T) => V;
  /** The rules that the route runs. */
  problemsOf: (body: Body, stored: T) => Problems;
  /** What is chosen one by one when somebody else saved first. */
  partsOf: (theirs: T) => readonly ConflictPart<V>[];
  /** `base` is what the form stands on: as opened, as saved since, or as somebody else saved it. */
  children: (base: T) => ReactNode;
}

/** The form of one step: checked as the server checks it, saved under the run's version, guarded while unsaved. */
export function RunStepForm<T extends { id: number; version: number }, V extends FieldValues, Body>(
  props: RunStepFormProps<T, V, Body>,
) {
  const { stored, calls, form, bodyOf, valuesOf, problemsOf, partsOf, children } = props;
  const translate = useT();
  const [base, setBase] = useState(stored);
  const take = (saved: T) => {
    setBase(saved);
    form.reset(valuesOf(saved));
  };
  const saving = useSaveRunPart(stored, calls, form, take);
  const send = (seen: T) => {
    form.clearErrors();
    const body = bodyOf(form.getValues());
    const problems = problemsOf(body, seen);
    if (Object.keys(problems).length > 0) {
      saving.show(problems);
      return Promise.resolve();
    }
    return saving.save(body, seen.version);
  };

  const { conflict } = saving;
  const sides = conflict && {
    base: valuesOf(base),
    mine: form.getValues(),
    theirs: valuesOf(conflict.theirs),
  };
  const parts = conflict ? partsOf(conflict.theirs) : [];
  const partOf = (key: string) => parts.find((one) => one.key === key);
  const resolve = (keepMine: ReadonlySet<string>) => {
    if (!conflict || !sides) return;
    const merged = mergeParts(parts, sides, keepMine);
    saving.dismissConflict();
    take(conflict.theirs);
    // The choice stands in the form, so that a refusal of it loses nothing.
    form.reset(merged, { keepDefaultValues: true });
    void send(conflict.theirs);
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 4 }}
        onSubmit={(event) => {
          event.preventDefault();
          void send(base);
        }}
      >
        {saving.trouble && (
          <Alert severity="error">
            <strong>{translate('screens.form.notSaved')}.</strong> {saving.trouble.text}
          </Alert>
        )}
        <Locked when={saving.isSaving}>{children(base)}</Locked>
        <SaveBar isNew={false} isSaving={saving.isSaving} />
      </Box>
      <UnsavedGuard />
      {conflict && sides && (
        <FieldChoiceDialog
          who={conflict.who}
          at={conflict.at}
          merge={compareParts(parts, sides)}
          labelOf={(key) => partOf(key)?.label}
          valueOf={(key, side) => partOf(key)?.show(sides[side])}
          isSaving={saving.isSaving}
          onResolve={resolve}
          onClose={saving.dismissConflict}
        />
      )}
    </FormProvider>
  );
}
