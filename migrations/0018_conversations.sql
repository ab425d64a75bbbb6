CREATE TABLE `conversation_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`document_uuid` text NOT NULL,
	`asked_at` integer NOT NULL,
	`entry` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_entries_user_document` ON `conversation_entries` (`user_id`,`document_uuid`,`asked_at`);