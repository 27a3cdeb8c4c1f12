import Box from '@mui/material/Box';
import type { ImportChange, ImportProblem, ImportRowView } from '../../domain/imports/importView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { resultOf } from '../rows/rowFacts';
import { useProblemText } from '../rows/useProblemText';

const list = { listStyle: 'none', m: 0, p: 0 } as const;

/** Result of one row: its run, old and new values, or why it is refused. */
export function RowOutcome({ row }: { row: ImportRowView }) {
  const translate = useT();
  const result = resultOf(row);
  const isRefused = result === 'refused';
  return (
    <Box component="ul" sx={list}>
      {result === 'changed' && row.changes.map((change) => <Change key={change.field} change={change} />)}
      {result === 'new' && <li dir="auto">{row.address?.full_address}</li>}
      {result === 'same' && <li>{translate('imports.check.same')}</li>}
      {row.problems
        .filter((problem) => problem.is_warning !== isRefused)
        .map((problem) => (
          <Why key={`${problem.column ?? ''}${problem.message}`} problem={problem} />
        ))}
    </Box>
  );
}

function Why({ problem }: { problem: ImportProblem }) {
  const translate = useT();
  const textOf = useProblemText();
  return (
    <Box component="li" sx={(theme) => ({ color: theme.tones[problem.is_warning ? 'amber' : 'red'].text })}>
      {problem.column && `${translate(`imports.targets.${problem.column}`)}: `}
      {textOf(problem)}
    </Box>
  );
}

function Change({ change: { field, from, to } }: { change: ImportChange }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const valueText = (value: ImportChange['from']) => {
    if (value === null || value === '') return translate('imports.check.empty');
    if (typeof value === 'boolean') return translate(value ? 'imports.check.yes' : 'imports.check.no');
    return translateAny(`imports.changedValues.${field}.${value}`, { _: String(value) });
  };
  return (
    <li>
      {translateAny(`imports.changed.${field}`, { _: field })}:{' '}
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {valueText(from)}
      </Box>{' '}
      →{' '}
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 500 }}>
        {valueText(to)}
      </Box>
    </li>
  );
}
