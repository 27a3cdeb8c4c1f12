import { useTranslate } from 'ra-core';
import { useForm } from 'react-hook-form';
import type { Suspension } from '../../domain/runCalendar';
import { suspensionProblems, type SuspensionInput } from '../../domain/runRules';
import { FormField } from '../screens/form/FormField';
import type { Row } from '../screens/resourceOf';
import { Section } from '../screens/Section';
import { StepPage } from '../screens/StepPage';
import type { RunSettings } from './runPlan';
import { RunPartGate } from './RunPartGate';
import { RunStepForm } from './RunStepForm';
import { SuspensionRows } from './SuspensionRows';

const FIELDS = ['funding_source_ids', 'exclusive_login', 'pull_out_garage_id', 'pull_in_garage_id'] as const;

/** Values of the form; a new suspension is empty until it is filled in. */
export interface SettingsValues extends Pick<RunSettings, (typeof FIELDS)[number]> {
  suspensions: SuspensionInput[];
}

function valuesOf({ id: _id, version: _version, ...values }: RunSettings): SettingsValues {
  return values;
}

/** `/data/runs/:id/settings`: clients, garages, sign-in, suspensions. */
export default function RunSettingsPage() {
  return (
    <StepPage name="runs">
      {(record) => (
        <RunPartGate<RunSettings> id={record.id} part="settings">
          {(stored) => <SettingsForm key={record.id} run={record} stored={stored} />}
        </RunPartGate>
      )}
    </StepPage>
  );
}

function SettingsForm({ run, stored }: { run: Row; stored: RunSettings }) {
  const translate = useTranslate();
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(stored) });
  const dates = {
    start_date: String(run.start_date),
    end_date: typeof run.end_date === 'string' ? run.end_date : null,
  };
  return (
    <RunStepForm
      stored={stored}
      part="settings"
      form={form}
      valuesOf={valuesOf}
      bodyOf={(values) => ({ ...values })}
      problemsOf={(body) => suspensionProblems(body.suspensions as Suspension[], dates)}
    >
      {(isSaving) => (
        <>
          <Section title={translate('runs.settings.crew')} purpose={translate('runs.settings.crewPurpose')}>
            {FIELDS.map((name) => (
              <FormField key={name} resource="runs" name={name} disabled={isSaving} />
            ))}
          </Section>
          <SuspensionRows dates={dates} disabled={isSaving} />
        </>
      )}
    </RunStepForm>
  );
}
