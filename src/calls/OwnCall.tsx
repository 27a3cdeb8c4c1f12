import EndIcon from '@mui/icons-material/CallEnd';
import KeypadIcon from '@mui/icons-material/DialpadOutlined';
import MuteIcon from '@mui/icons-material/MicOffOutlined';
import UnmuteIcon from '@mui/icons-material/MicOutlined';
import HoldIcon from '@mui/icons-material/PauseOutlined';
import ResumeIcon from '@mui/icons-material/PlayArrowOutlined';
import TransferIcon from '@mui/icons-material/PhoneForwardedOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CallView } from '../contract/calls/calls';
import { callTime, type CallAction } from '../domain/calls/callState';
import { useT } from '../i18n/useT';
import { useValue } from '../providers/valueStore';
import { act } from './callCentre';
import type { CallSession, SoundView } from './callSession';
import { CallEnded } from './CallEnded';
import { DemoHint } from './DemoHint';
import { Keypad } from './Keypad';
import { Party } from './Party';
import { TransferList } from './TransferList';
import { useSeconds } from './useSeconds';

function Timer({ since }: { since: string }) {
  return (
    <Box component="span" className="tabular">
      {callTime(useSeconds(since))}
    </Box>
  );
}

function StateLine({ view, sound }: { view: CallView; sound: SoundView }) {
  const translate = useT();
  const isTalking = view.state === 'inCall';
  const words =
    view.state === 'transferring'
      ? translate('calls.states.transferring', { name: view.transferTo ?? '' })
      : isTalking && sound.state === 'lost'
        ? translate('calls.states.lost')
        : isTalking && sound.state !== 'connected'
          ? translate('calls.states.connecting')
          : translate(
              view.state === 'ringing'
                ? 'calls.states.ringingOut'
                : view.state === 'onHold'
                  ? 'calls.states.onHold'
                  : 'calls.states.inCall',
            );
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}
    >
      <span>{words}</span>
      {view.answered_at && <Timer since={view.answered_at} />}
    </Typography>
  );
}

interface ToolProps {
  icon: SvgIconComponent;
  label: string;
  isOn?: boolean;
  onPress: () => void;
}

function Tool({ icon: Icon, label, isOn, onPress }: ToolProps) {
  return (
    <Button
      size="small"
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      startIcon={<Icon />}
      onClick={onPress}
      sx={{ justifyContent: 'flex-start' }}
    >
      {label}
    </Button>
  );
}

/** The call of this window: state, time, and what can be done with it. */
export function OwnCall({ session }: { session: CallSession }) {
  const view = useValue(session.view);
  const sound = useValue(session.sound);
  const translate = useT();
  const [part, setPart] = useState<'keypad' | 'transfer' | null>(null);
  if (session.isOver) return <CallEnded view={view} />;
  const may = (action: CallAction) => view.actions.includes(action);
  const toggle = (name: 'keypad' | 'transfer') => setPart(part === name ? null : name);
  const run = (action: 'hold' | 'resume' | 'takeBack' | 'end') => void act(view.id, action);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Party call={view} />
      <StateLine view={view} sound={sound} />
      {view.state === 'ringing' && <DemoHint />}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <Tool
          icon={sound.isMuted ? MuteIcon : UnmuteIcon}
          label={translate(sound.isMuted ? 'calls.actions.unmute' : 'calls.actions.mute')}
          isOn={sound.isMuted}
          onPress={() => session.setMuted(!sound.isMuted)}
        />
        {may('hold') && (
          <Tool icon={HoldIcon} label={translate('calls.actions.hold')} onPress={() => run('hold')} />
        )}
        {may('resume') && (
          <Tool
            icon={ResumeIcon}
            label={translate('calls.actions.resume')}
            isOn
            onPress={() => run('resume')}
          />
        )}
        {view.answered_at && view.phone_number && (
          <Tool
            icon={KeypadIcon}
            label={translate('calls.actions.keypad')}
            isOn={part === 'keypad'}
            onPress={() => toggle('keypad')}
          />
        )}
        {may('transfer') && (
          <Tool
            icon={TransferIcon}
            label={translate('calls.actions.transfer')}
            isOn={part === 'transfer'}
            onPress={() => toggle('transfer')}
          />
        )}
        {may('takeBack') && (
          <Tool
            icon={ResumeIcon}
            label={translate('calls.actions.takeBack')}
            onPress={() => run('takeBack')}
          />
        )}
      </Box>
      {part === 'keypad' && <Keypad onPress={(key) => session.engine.press(key)} />}
      {part === 'transfer' && may('transfer') && (
        <TransferList
          onChoose={(colleagueId) => {
            setPart(null);
            void act(view.id, 'transfer', colleagueId);
          }}
        />
      )}
      <Button variant="contained" color="error" startIcon={<EndIcon />} onClick={() => run('end')}>
        {translate('calls.actions.end')}
      </Button>
    </Box>
  );
}
