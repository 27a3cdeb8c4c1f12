import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useContext, useState } from 'react';
import { ERROR_CODE } from '../../domain/wire/errorCodes';
import { namedRules } from '../../domain/runs/namedRules';
import { isBlank } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import type { HttpError } from '../../providers/http';
import { errorText } from '../errorText';
import { InteractionContext } from '../interaction/useInteraction';
import { RuleList } from '../moves/RuleList';
import { ruleLines } from '../moves/ruleLines';
import type { CommandCall } from '../commandCall';

interface ForceDialogProps {
  question: 'forceChange' | 'continueOvertime';
  error: HttpError;
  call: CommandCall;
  /** Called with the reason, if one was required. */
  onForce: (reason?: string) => void;
  onBack: () => void;
}

/** A change of a closed day needs a reason. Most dialogs have a field for it, which may already be filled in. */
function wantsReason(error: HttpError, { body, reasonField = 'comments' }: CommandCall): boolean {
  const asksForDay = namedRules(error.args.rules)?.some(({ rule }) => rule === 'closedDay') ?? false;
  if (error.statusCode !== ERROR_CODE.closedDay && !asksForDay) return false;
  const givenReason = body[reasonField];
  return typeof givenReason !== 'string' || isBlank(givenReason);
}

/** "Force change?" and "Continue?" (spec §4): shows what conflicts, and asks. */
export function ForceDialog({ question, error, call, onForce, onBack }: ForceDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const interaction = useContext(InteractionContext);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isAsked = wantsReason(error, call);
  const force = () => {
    if (!isAsked) onForce();
    else if (isBlank(reason)) setIsMissing(true);
    else onForce(reason.trim());
  };
  const lines = ruleLines(error, (id) => interaction?.find(id) ?? null, translate);
  const named = namedRules(error.args.rules);
  // The specification has one confirmation code for add-ons, whatever the rules are.
  const isOvertime =
    question === 'continueOvertime' && (named?.every(({ rule }) => rule === 'overtime') ?? true);
  // The server returns the facts: which stop, how many metres, how many minutes.
  const facts = Object.values(error.errors).map(({ message, args }) =>
    translateAny(message, { ...args, smart_count: args?.count ?? 1 }),
  );
  return (
    <Dialog open onClose={onBack} maxWidth="xs" fullWidth aria-labelledby="force-title" role="alertdialog">
      <DialogTitle id="force-title">
        {translate(isOvertime ? 'dispatch.force.overtimeTitle' : 'dispatch.force.title')}
      </DialogTitle>
      <DialogContent>
        {lines ? (
          <RuleList lines={lines} />
        ) : (
          <DialogContentText color="textPrimary">
            {facts.length > 0 ? facts.join('. ') : errorText(error, translate)}
          </DialogContentText>
        )}
        <DialogContentText>{translate('dispatch.force.note')}</DialogContentText>
        {isAsked ? (
          <TextField
            autoFocus
            required
            fullWidth
            margin="normal"
            label={translate('interaction.override.reason')}
            value={reason}
            error={isMissing && isBlank(reason)}
            helperText={isMissing && isBlank(reason) ? translate('validation.required') : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack} autoFocus={!isAsked}>
          {translate('dispatch.force.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={force}>
          {translate(isOvertime ? 'dispatch.force.continue' : 'dispatch.force.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
