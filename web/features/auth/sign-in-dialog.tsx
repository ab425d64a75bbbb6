import { Dialog as Base } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { closeSignIn, completeSignIn, useSignInPrompt } from '#web/lib/sign-in-prompt.ts';
import { AuthForm } from './auth-form.tsx';
import { KeptPrompt } from './kept-prompt.tsx';

/** The sign-in form as a dialog. */
export function SignInDialog() {
  const t = useTranslations('auth');
  const { isOpen, keptPrompt, purpose, mode, returnPath } = useSignInPrompt();
  const { data: deployment } = useQuery(deploymentQuery);
  const credits = deployment?.welcomeCredits ?? 0;
  return (
    <Dialog isOpen={isOpen} onClose={closeSignIn} closeLabel={t('close')}>
      <AuthForm
        startsWith={mode}
        returnPath={returnPath}
        isBrief={purpose !== null}
        onDone={completeSignIn}
        renderTitle={(title, lead) => {
          const text = purpose === null ? lead : t(`keep.${purpose}`, { credits });
          return (
            <>
              <Base.Title className="pr-8 text-xl">
                {purpose === null ? title : t('keep.title')}
              </Base.Title>
              {text === undefined ? null : (
                <Base.Description className="mt-2 text-pretty text-soft">{text}</Base.Description>
              )}
              <KeptPrompt prompt={keptPrompt} />
            </>
          );
        }}
      />
    </Dialog>
  );
}
