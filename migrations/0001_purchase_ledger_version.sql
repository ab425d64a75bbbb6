ALTER TABLE `purchases` ADD `ledger_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `purchases_state` ON `purchases` (`state`,`updated_at`);