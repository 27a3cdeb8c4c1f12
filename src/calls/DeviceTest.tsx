import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/useT';
import { NoSound, type SoundTrouble } from './callEngine';
import { readDevices, release, takeMicrophone, writeDevices } from './microphone';
import { playTones } from './tones';

/** The bar moves so often; no animation between. */
const LOOK_EVERY_MS = 100;

/** How loud the microphone is now, 0 to 100; calls back until it is stopped. */
function watchLevel(stream: MediaStream, say: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
    say(Math.min(100, Math.round((loudest / 128) * 200)));
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    void context.close();
    release(stream);
  };
}

/** Whether one is heard, before somebody is called: choice of the microphone, its level, and a sound. */
export default function DeviceTest() {
  const translate = useT();
  const [trouble, setTrouble] = useState<SoundTrouble | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  const [microphones, setMicrophones] = useState<readonly MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState(() => readDevices().microphone ?? '');
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const end = () => {
    stop.current?.();
    stop.current = null;
    setLevel(null);
  };
  const begin = async () => {
    end();
    setTrouble(null);
    try {
      stop.current = watchLevel(await takeMicrophone(), setLevel);
      setLevel(0);
      // The names are known once the person has allowed the microphone.
      const devices = await navigator.mediaDevices.enumerateDevices();
      setMicrophones(devices.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== ''));
    } catch (error) {
      setTrouble(error instanceof NoSound ? error.trouble : 'unknown');
    }
  };
  const choose = (microphone: string) => {
    setChosen(microphone);
    writeDevices(microphone ? { microphone } : {});
    void begin();
  };
  const isRunning = level !== null;
  return (
    <Box role="group" aria-label={translate('calls.devices.title')} sx={{ display: 'grid', gap: 2 }}>
      {trouble && <Alert severity="error">{translate(`calls.trouble.${trouble}`)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button size="small" variant="outlined" onClick={() => (isRunning ? end() : void begin())}>
          {translate(isRunning ? 'calls.devices.stop' : 'calls.devices.test')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => playTones([440], 0.8, 0.15)}>
          {translate('calls.devices.sound')}
        </Button>
      </Box>
      {isRunning && (
        <>
          <Typography variant="body2">{translate('calls.devices.hears')}</Typography>
          <LinearProgress
            variant="determinate"
            value={level}
            aria-label={translate('calls.devices.level')}
            sx={{ height: 8, '& .MuiLinearProgress-bar': { transition: 'none' } }}
          />
        </>
      )}
      {microphones.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('calls.devices.microphone')}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('calls.devices.standard')}</option>
          {microphones.map(({ deviceId, label }) => (
            <option key={deviceId} value={deviceId}>
              {label}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
}
