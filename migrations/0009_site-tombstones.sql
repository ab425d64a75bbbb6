CREATE TABLE `site_tombstones` (
	`uuid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`cause` text NOT NULL,
	`created_at` integer NOT NULL
);
