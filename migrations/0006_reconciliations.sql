CREATE TABLE `reconciliations` (
	`id` text PRIMARY KEY NOT NULL,
	`scope` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`accounts` integer NOT NULL,
	`drifted` integer NOT NULL,
	`report` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reconciliations_started` ON `reconciliations` (`started_at`);