import { Dialog as Base } from '@base-ui/react/dialog';
import { useTranslations } from 'use-intl';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { closeSignIn, completeSignIn, useSignInPrompt } from '#web/lib/sign-in-prompt.ts';
import { AuthForm } from './auth-form.tsx';
import { KeptPrompt } from './kept-prompt.tsx';

/** The sign-in form as a dialog. */
export function SignInDialog() {
  const t = useTranslations('auth');
  const { isOpen, keptPrompt } = useSignInPrompt();
  return (
    <Dialog isOpen={isOpen} onClose={closeSignIn} closeLabel={t('close')}>
      <AuthForm
        onDone={completeSignIn}
        renderTitle={(title, lead) => (
          <>
            <Base.Title className="pr-8 text-xl">{title}</Base.Title>
            {lead === undefined ? null : (
              <Base.Description className="mt-2 text-soft">{lead}</Base.Description>
            )}
            <KeptPrompt prompt={keptPrompt} />
          </>
        )}
      />
    </Dialog>
  );
}
