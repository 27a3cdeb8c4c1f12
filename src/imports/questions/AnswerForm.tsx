import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  answerProblem,
  waysOf,
  type AnswerWay,
  type LotAnswer,
  type LotQuestionView,
} from '../../domain/imports/importAnswers';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useProblemText } from '../rows/useProblemText';

interface AnswerFormProps {
  view: LotQuestionView;
  answer: LotAnswer | undefined;
  isSending: boolean;
  onAnswer: (answer: LotAnswer) => void;
  /** Keeps the current answer. */
  onKeep: (() => void) | undefined;
}

/** The options for one question; a value is checked while it is typed. A single option is a button. */
export function AnswerForm({ view, answer, isSending, onAnswer, onKeep }: AnswerFormProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const textOf = useProblemText();
  const [how, setHow] = useState<AnswerWay | null>(answer?.how ?? null);
  const [value, setValue] = useState(answer?.value ?? '');
  const { question } = view;
  const ways = waysOf(view);
  const wayWords = (way: AnswerWay) => translateAny(`imports.questions.ways.${question}.${way}`);
  const [only] = ways;
  if (ways.length === 1 && only)
    return (
      <Box>
        <Button size="small" variant="outlined" disabled={isSending} onClick={() => onAnswer({ how: only })}>
          {wayWords(only)}
        </Button>
      </Box>
    );
  const answerNow: LotAnswer | null = how && { how, ...(how === 'value' ? { value: value.trim() } : {}) };
  const problem = answerNow && answerProblem(view, answerNow);
  const shownProblem = value.trim() === '' ? null : problem;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (answerNow && !problem) onAnswer(answerNow);
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <RadioGroup
        aria-labelledby={`question-${question}`}
        value={how ?? ''}
        onChange={({ target }) => setHow(ways.find((way) => way === target.value) ?? null)}
      >
        {ways.map((way) => (
          <FormControlLabel
            key={way}
            value={way}
            disabled={isSending}
            control={<Radio size="small" sx={{ py: 0.5 }} />}
            label={wayWords(way)}
          />
        ))}
      </RadioGroup>
      {how === 'value' && (
        <TextField
          id={`answer-${question}`}
          size="small"
          label={translateAny(`imports.targets.${question}`)}
          value={value}
          disabled={isSending}
          error={Boolean(shownProblem)}
          helperText={shownProblem ? textOf(shownProblem) : ' '}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
          onChange={({ target }) => setValue(target.value)}
          sx={{ width: 'min(100%, 420px)' }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          type="submit"
          size="small"
          variant="contained"
          loading={isSending}
          disabled={!answerNow || Boolean(problem)}
        >
          {translate('imports.questions.verb')}
        </Button>
        {onKeep && (
          <Button size="small" color="secondary" disabled={isSending} onClick={onKeep}>
            {translate('imports.questions.keep')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
