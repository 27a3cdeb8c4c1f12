import { useEffect, useState, type FormEvent } from 'react';
import { verifyCall } from '../contract/proof/verify';
import type { SealVerdict } from '../domain/stops/proofView';
import { readSealCode } from '../domain/custody/sealCode';
import { pageTitle } from '../i18n/pageTitle';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { AccountFrame } from './AccountFrame';
import { AccountInput } from './AccountInput';
import { FileChoice } from './FileChoice';
import { fingerprintOf } from './fingerprint';
import { fill } from './translator';
import { useOwnWords, useWords, type Spoken } from './useWords';
import { loadVerifyWords, type VerifyWords } from './verifyWords';
import styles from './verify.module.css';
import accountStyles from './account.module.css';
import { clockText } from '../domain/time/clock';
import { formatDateInput } from '../domain/time/dates';

/** A stranger who checks has no setting: as the US writes it. UTC. */
const sealedAt = (wire: string) => `${formatDateInput(wire.slice(0, 10))} ${clockText(wire.slice(11), '12')}`;

interface VerifyPageProps {
  first: Spoken;
  firstWords: VerifyWords;
  /** From the address that is printed on the document. */
  code: string;
}

function Verdict({ verdict, words }: { verdict: SealVerdict; words: VerifyWords }) {
  const result = words.results[verdict.result];
  return (
    <div className={styles.verdict} data-result={verdict.result} role="status">
      <h2>{result.title}</h2>
      <p>{result[verdict.looked_at]}</p>
      {verdict.sealed_at ? <p>{fill(words.sealedAt, { at: sealedAt(verdict.sealed_at) })}</p> : null}
      {verdict.checksum ? (
        <p className={styles.checksum}>{fill(words.checksum, { checksum: verdict.checksum })}</p>
      ) : null}
      {verdict.is_current === undefined ? null : <p>{verdict.is_current ? words.current : words.newer}</p>}
    </div>
  );
}

/** Anybody checks a sealed proof: genuine, changed or unknown. The document itself is not sent. */
export function VerifyPage({ first, firstWords, code: given }: VerifyPageProps) {
  const [{ language, words: frameWords }, setLanguage] = useWords(first);
  const words = useOwnWords(loadVerifyWords, firstWords, language);
  const [code, setCode] = useState(given);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<'noCode' | 'noDigest' | 'failed' | 'tooMany' | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [verdict, setVerdict] = useState<SealVerdict | null>(null);
  useEffect(() => {
    document.title = pageTitle(words.title);
  }, [words]);

  async function ask(): Promise<void> {
    const known = readSealCode(code);
    if (!file && !known) return setProblem('noCode');
    const body = file ? await fingerprintOf(file) : { code: known };
    if (!body) return setProblem('noDigest');
    setVerdict(await readApi(verifyCall, { body }));
  }
  const check = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setVerdict(null);
    setIsChecking(true);
    ask()
      .catch((cause: unknown) => {
        setProblem(cause instanceof HttpError && cause.status === 429 ? 'tooMany' : 'failed');
      })
      .finally(() => setIsChecking(false));
  };
  return (
    <AccountFrame words={frameWords} language={language} onLanguage={setLanguage}>
      <h1>{words.title}</h1>
      <p className={accountStyles.lead}>{words.lead}</p>
      <form onSubmit={check} noValidate>
        <FileChoice
          id="verify-file"
          label={words.file}
          verb={words.chooseFile}
          none={words.noFile}
          accept="application/pdf,.pdf"
          file={file}
          onFile={setFile}
        />
        <AccountInput
          id="verify-code"
          label={words.code}
          value={code}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          title={words.codeHint}
          error={problem === 'noCode' ? words.noCode : null}
          onChange={(event) => setCode(event.target.value)}
        />
        {problem && problem !== 'noCode' ? (
          <div className={accountStyles.alert} role="alert">
            <p>{words[problem]}</p>
          </div>
        ) : null}
        <button type="submit" className={accountStyles.primary} disabled={isChecking}>
          {isChecking ? words.checking : words.check}
        </button>
      </form>
      {verdict ? <Verdict verdict={verdict} words={words} /> : null}
    </AccountFrame>
  );
}
