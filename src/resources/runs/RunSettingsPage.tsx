import { useForm } from 'react-hook-form';
import type { RunSettings } from '../../contract/runs/runParts';
import { isInEffect } from '../../domain/people/notInEffect';
import { suspensionProblems, type SuspensionInput } from '../../domain/runs/runRules';
import { useT } from '../../i18n/useT';
import { FieldValue } from '../screens/display/FieldValue';
import { FormField } from '../screens/form/FormField';
import type { Row } from '../../ui/resourceOf';
import { Section } from '../../ui/Section';
import { StepPage } from '../screens/StepPage';
import { useLabels } from '../screens/useLabels';
import type { ConflictPart } from './mergeParts';
import { RunPartGate } from './RunPartGate';
import { settingsCalls, type SettingsBody } from './runPartCalls';
import { RunStepForm } from './RunStepForm';
import { SuspensionList } from './SuspensionList';
import { SuspensionRows } from './SuspensionRows';

const FIELDS = (
  ['funding_source_ids', 'exclusive_login', 'pull_out_garage_id', 'pull_in_garage_id'] as const
).filter((name) => isInEffect('runs', name));

/** Values of the form; a new suspension is empty until it is filled in. */
export interface SettingsValues extends Pick<RunSettings, (typeof FIELDS)[number]> {
  suspensions: SuspensionInput[];
}

function valuesOf({ id: _id, version: _version, ...values }: RunSettings): SettingsValues {
  return values;
}

function bodyOf({ suspensions, ...values }: SettingsValues): SettingsBody {
  return {
    ...values,
    suspensions: suspensions.map(({ start_date = null, end_date = null, reason = null }) => ({
      start_date,
      end_date,
      reason,
    })),
  };
}

/** `/data/runs/:id/settings`: clients, garages, sign-in, suspensions. */
export default function RunSettingsPage() {
  return (
    <StepPage name="runs">
      {(record) => (
        <RunPartGate id={record.id} calls={settingsCalls}>
          {(stored) => <SettingsForm key={record.id} run={record} stored={stored} />}
        </RunPartGate>
      )}
    </StepPage>
  );
}

function SettingsForm({ run, stored }: { run: Row; stored: RunSettings }) {
  const translate = useT();
  const labels = useLabels('runs');
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(stored) });
  const dates = {
    start_date: String(run.start_date),
    end_date: typeof run.end_date === 'string' ? run.end_date : null,
  };
  const fields = FIELDS.map((name): ConflictPart<SettingsValues> => ({
    key: name,
    label: labels.field(name),
    read: (values) => values[name],
    put: (into, from) => ({ ...into, [name]: from[name] }),
    show: (values) => <FieldValue resource="runs" name={name} record={{ id: run.id, ...values }} />,
  }));
  const suspensions: ConflictPart<SettingsValues> = {
    key: 'suspensions',
    label: translate('runs.settings.suspensions'),
    read: (values) =>
      values.suspensions.map(({ start_date, end_date, reason }) => [start_date, end_date, reason]),
    put: (into, from) => ({ ...into, suspensions: from.suspensions }),
    show: (values) => <SuspensionList suspensions={values.suspensions} />,
  };
  return (
    <RunStepForm
      stored={stored}
      calls={settingsCalls}
      form={form}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      partsOf={() => [...fields, suspensions]}
      problemsOf={(body) => suspensionProblems(body.suspensions, dates)}
    >
      {() => (
        <>
          <Section title={translate('runs.settings.crew')} purpose={translate('runs.settings.crewPurpose')}>
            {FIELDS.map((name) => (
              <FormField key={name} resource="runs" name={name} />
            ))}
          </Section>
          <SuspensionRows dates={dates} />
        </>
      )}
    </RunStepForm>
  );
}
