CREATE TABLE `operator_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`operator` text NOT NULL,
	`act` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operator_acts_at` ON `operator_acts` (`at`);--> statement-breakpoint
CREATE INDEX `operator_acts_subject` ON `operator_acts` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `operator_sessions` (
	`session_id_hash` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`open_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `operator_acts_never_change` BEFORE UPDATE ON `operator_acts` BEGIN SELECT RAISE(ABORT, 'operator acts never change'); END;--> statement-breakpoint
CREATE TRIGGER `operator_acts_never_go` BEFORE DELETE ON `operator_acts` BEGIN SELECT RAISE(ABORT, 'operator acts are never deleted'); END;
