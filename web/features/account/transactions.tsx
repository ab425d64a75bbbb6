import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { TransactionView } from '#contract/credits.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { useDateFormat } from '#web/i18n/use-date-format.ts';
import { TRANSACTIONS_CSV, transactionsQuery } from './account-api.ts';
import { RefundButton } from './refund-button.tsx';

const SKELETON_ROWS = ['first', 'second', 'third'] as const;

/** All credit transactions, newest first, with the balance after each. */
export function Transactions({ user }: { user: SessionUser }) {
  const t = useTranslations('account.transactions');
  const language = useLocale();
  const query = useInfiniteQuery(
    transactionsQuery({ userId: user.id, balance: user.inferenceCredits, language }),
  );
  const transactions = query.data?.pages.flatMap((page) => page.transactions);
  return (
    <section aria-labelledby="transactions-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="transactions-title" className="text-xl">
          {t('title')}
        </h2>
        <a
          href={TRANSACTIONS_CSV}
          download
          className={buttonClasses({ variant: 'quiet', size: 'small' })}
        >
          <Download aria-hidden="true" />
          {t('csv')}
        </a>
      </div>
      {query.isError ? (
        <EmptyState
          title={t('failedTitle')}
          text={errorSentence(query.error)}
          action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <TransactionTable transactions={transactions} />
      )}
      {query.hasNextPage ? (
        <Button
          className="mt-4"
          isPending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
}

function TransactionTable({ transactions }: { transactions: TransactionView[] | undefined }) {
  const t = useTranslations('account.transactions');
  if (transactions?.length === 0) return <p className="mt-4 text-soft">{t('empty')}</p>;
  return (
    <table className="mt-4 w-full text-sm">
      <thead className="text-left text-xs text-soft">
        <tr className="border-b border-line">
          <th className="py-2 pr-4 font-medium">{t('date')}</th>
          <th className="py-2 pr-4 font-medium">{t('description')}</th>
          <th className="py-2 pr-4 text-right font-medium">{t('amount')}</th>
          <th className="py-2 text-right font-medium max-sm:hidden">{t('balance')}</th>
        </tr>
      </thead>
      <tbody>
        {transactions === undefined
          ? SKELETON_ROWS.map((row) => (
              <tr key={row} className="h-12 border-b border-line">
                <td colSpan={4}>
                  <Skeleton className="h-5 w-full" />
                </td>
              </tr>
            ))
          : transactions.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
      </tbody>
    </table>
  );
}

function TransactionRow({ transaction }: { transaction: TransactionView }) {
  const format = useFormatter();
  const formatDate = useDateFormat();
  const isAdded = transaction.amount > 0;
  return (
    <tr className="h-12 border-b border-line">
      <td className="py-2 pr-4 whitespace-nowrap text-soft">
        <time dateTime={transaction.created_at}>
          {formatDate(new Date(transaction.created_at), { dateStyle: 'medium' })}
        </time>
      </td>
      <td className="py-2 pr-4">
        <span className="mr-2">{transaction.description}</span>
        {transaction.refundable_until === undefined ? null : (
          <RefundButton description={transaction.description} reference={transaction.reference} />
        )}
      </td>
      <td
        className={joinClasses(
          'py-2 pr-4 text-right font-medium tabular-nums',
          isAdded ? 'text-success' : null,
        )}
      >
        {format.number(transaction.amount, 'count', { signDisplay: 'exceptZero' })}
      </td>
      <td className="py-2 text-right text-soft tabular-nums max-sm:hidden">
        {format.number(transaction.balance_after, 'count')}
      </td>
    </tr>
  );
}
