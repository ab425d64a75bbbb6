import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { useMailedToken } from './mailed-token.ts';

interface MailedLinkProps {
  title: string;
  lead: string;
  press: string;
  act: (token: string) => Promise<void>;
  /** What helps when the link does not work. */
  wayOut: { text: string; label: string; onPress: () => void };
}

/**
 * The target of a mailed link. It asks for a press, because programs that check mails for malware open every
 * link in them.
 */
export function MailedLink({ title, lead, press, act, wayOut }: MailedLinkProps) {
  const t = useTranslations('auth');
  useDocumentTitle(title);
  const token = useMailedToken();
  const using = useMutation({ mutationFn: () => act(token) });
  const failure = using.error === null ? null : errorSentence(using.error);
  const problem = token === '' ? t('mailedLinkCut') : failure;
  return (
    <section className="mx-auto w-full max-w-md grow content-center px-4 py-10 sm:px-6">
      <h1 className="text-2xl">{title}</h1>
      {problem === null ? (
        <>
          <p className="mt-3 text-soft">{lead}</p>
          <Button
            variant="primary"
            size="large"
            className="mt-6"
            isPending={using.isPending}
            onClick={() => using.mutate()}
          >
            {press}
          </Button>
        </>
      ) : (
        <>
          <p role="alert" className="mt-3 text-danger">
            {problem}
          </p>
          <p className="mt-3 text-soft">{wayOut.text}</p>
          <Button size="large" className="mt-6" onClick={wayOut.onPress}>
            {wayOut.label}
          </Button>
        </>
      )}
    </section>
  );
}
